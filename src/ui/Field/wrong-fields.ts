import { createContext } from 'react';

/** The ids of the fields that a refused submit found wrong and that still are. */
export const WrongFields = createContext<readonly string[]>([]);
