'use client';
import { useEffect, useState } from 'react';
import { ask } from '../../staff-api/ask.ts';

interface Department {
  id: number;
  name: string;
}

/** All departments by name, loaded once they are needed. */
export function useDepartments(isNeeded: boolean): readonly Department[] {
  const [departments, setDepartments] = useState<readonly Department[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    const query = 'depth=0&limit=200&sort=dept_name&select[dept_name]=true&select[dept_code]=true';
    ask<{ docs: { id: number; dept_name?: string; dept_code: string }[] }>(
      `/api/departments?${query}`,
    ).then(
      ({ docs }) =>
        setDepartments(docs.map(({ id, ...of }) => ({ id, name: of.dept_name || of.dept_code }))),
      () => setDepartments([]),
    );
  }, [isNeeded]);
  return departments;
}
