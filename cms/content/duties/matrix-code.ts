/** Code of the conformity matrix of GIGW 3.0, in keys of answers and in the settings of the disclosure. */
export const MATRIX = 'gigw-3';
