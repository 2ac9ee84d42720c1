"""What can be typed after `ludoteca`, command by command."""
