import getPort from 'get-port';

const host = '127.0.0.1';

export const freePort = () => getPort({ host });

/** Throws a sentence with the solution if the port is in use. */
export async function requirePort(port: number, variable: string): Promise<void> {
  if ((await getPort({ host, port })) !== port)
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ${variable}=${port + 10} npm start`,
    );
}
