// Comes with the import's proofs.
