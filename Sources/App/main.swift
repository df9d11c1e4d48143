print("nadri")
