"""satranc.py'nin sınamaları; kök dizinden `python3 -m unittest` ile çalışır."""
