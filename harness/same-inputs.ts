import fc from 'fast-check';

// A change is judged by what it changed: every run of `npm test` tries the same inputs, and `npm run prove` draws new ones.
fc.configureGlobal({ seed: 1 });
