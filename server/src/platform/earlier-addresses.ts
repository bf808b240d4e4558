/** Addresses under which pages of earlier releases, still open in a browser, make their calls. */
const earlier: readonly (readonly [pattern: RegExp, address: string])[] = [
  [/^\/api\/practice\/unlearned$/, '/api/practice/deferrals'],
  [/^\/api\/practice\/along$/, '/api/practice/packs'],
  [/^\/api\/practice\/trial$/, '/api/practice/demo'],
  [/^\/api\/skills\/tries$/, '/api/skills/exercises'],
  [/^\/api\/skills\/([^/]+)\/tries$/, '/api/skills/$1/exercises'],
  [/^\/api\/activities\/([^/]+)\/afterwards$/, '/api/activities/$1/report'],
]

/** The address that a call has today; the same where it has not moved. */
export function addressOfToday(url: string): string {
  const end = url.indexOf('?')
  const [address, search] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const found = earlier.find(([pattern]) => pattern.test(address))
  return found === undefined ? url : address.replace(...found) + search
}
