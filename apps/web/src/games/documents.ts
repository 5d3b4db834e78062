/**
 * What a world is made from is data and travels as data: each document is a file of its own, named by its content, so that
 * the browser and the service worker may keep it for good. Page and worker fetch it here.
 */

/** Where each document lies. */
export type Files<D> = Readonly<Record<keyof D, string>>;

/** All of them, or an error: a world is not made of a part. Who failed asks again. */
export async function fetchDocuments<D>(files: Files<D>): Promise<D> {
  const fetched = Object.entries<string>(files).map(async ([name, url]) => [name, await fetchDocument(url)] as const);
  return Object.fromEntries(await Promise.all(fetched)) as D;
}

async function fetchDocument(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
