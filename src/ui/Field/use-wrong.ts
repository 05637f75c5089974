import { createContext, useContext } from 'react';

/** The ids of the fields that a refused submit found wrong and that still are. */
export const WrongFields = createContext<readonly string[]>([]);

/** Whether a field is one of them. */
export const useWrong = (id: string): boolean => useContext(WrongFields).includes(id);
