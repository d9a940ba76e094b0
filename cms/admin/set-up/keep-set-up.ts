/** Keeps what the content cannot tell of the set-up; whether it was kept. */
export async function keepSetUp(api: string, data: object): Promise<boolean> {
  const response = await fetch(`${api}/globals/set-up?depth=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => undefined);
  return response?.ok === true;
}
