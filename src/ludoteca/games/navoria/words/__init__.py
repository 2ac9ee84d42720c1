"""What a person is asked and told, as sayings that the catalogues put into words."""
