// Nothing: a site without delivery has nothing to do at load.
export {};
