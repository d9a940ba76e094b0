'use client';

/** A tick box in a list. */
export const YesNo = ({ cellData }: { cellData?: unknown }) => (cellData ? 'Yes' : '–');
