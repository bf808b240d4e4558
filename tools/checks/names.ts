import type { Source } from './sources.ts'

const drawer = /(^|\/)(utils?|helpers?|common|misc|managers?|index)(\/|\.tsx?$)/
const wellNamed = /^[a-z0-9.-]+$/

/** Private words for things that have a standard name, each with that name. */
const privateWords: readonly { readonly name: RegExp; readonly say: string }[] = [
  { name: /^mosts?([A-Z]|$)|[a-z]Most$/, say: 'max…' },
  { name: /^least(?!Common|Mastered|Overlapping)([A-Z]|$)/, say: 'min…' },
  { name: /InWords$|-in-words$/, say: 'format…' },
  { name: /[pP]atience/, say: 'timeoutMs, with its unit' },
  { name: /^(kept|keep)[A-Z]|[a-z]Kept|^Kept|^kept-|-kept(-|$)/, say: 'stored, cached or pending' },
  { name: /^(told|tell|hear|heard)([A-Z]|$)|^(told|hear|heard)-/, say: 'emit, onEvent, or what it holds' },
  { name: /^Told$|^Handed$|^Said$|^Standing$/, say: 'what it holds' },
  { name: /^lately|Lately/, say: 'recent' },
  { name: /^[tT]ongues?([A-Z]|$)|^tongues?-/, say: 'language or speech rules' },
  { name: /[a-z]House$|^house[A-Z]|^house-/, say: 'app, frame or list' },
  { name: /[pP]utAside|^put-aside/, say: 'dismissed' },
  { name: /^[uU]nforesee/, say: 'random or secureRandom' },
  { name: /^sittings?([A-Z]|$)|^Sitting/, say: 'session' },
  { name: /[a-z]Trouble$/, say: '…Error' },
  { name: /^needless|Needless/, say: 'unneeded or unused' },
  { name: /^handed([A-Z]|$)|^handed(-|$)/, say: 'initial data, or what it holds' },
  { name: /^take(In|Out|Back|Along|Up)([A-Z]|$)/, say: 'apply, remove, undo or download' },
  { name: /^(knowing|known[A-Z]|Known)|^(knowing|known)-/, say: 'load…, cached or existing' },
  { name: /^standings?([A-Z]|$)|[a-z]Standings?$|-standings?(-|$)/, say: 'progress or status' },
  { name: /^goOn([A-Z]|$)|^[oO]nward/, say: 'next' },
  { name: /^act-|-act(-|\.|$)|^use[A-Z]\w*Act$/, say: 'mutation, action or event' },
  { name: /^(?!Class|Example)[A-Z]\w*Needs$|-needs$/, say: 'deps or options' },
  { name: /^anew|^whoever/, say: 'again, anyone' },
  { name: /^(said|told|heard)$/, say: 'what it holds: output, reply, logged' },
  { name: /^leftOf$/, say: 'remainder' },
  {
    name: /^(look|check|beat|tidy|retry|poll)(Every|Again)$|[a-z]Every$/,
    say: '…Ms, with what happens then',
  },
  { name: /^tid(ies|ied)([A-Z]|$)/, say: 'deleteExpired, cleanups or normalized' },
  { name: /^(brake|comeIn|twin|sought|besides|wish(es|ed|Of)?|bringBack)$/, say: 'what it does or holds' },
]

/** Private words for the members of bugs and models. Stored keys of simulations have `says`. */
const membersOfContent: readonly { readonly name: RegExp; readonly say: string }[] = [
  { name: /^\s*gets(?:\??:|\()/m, say: 'gets: say answer' },
  { name: /^\s*says: \(/m, say: 'says: say feedback' },
  { name: /^\s*leastWrong\??:/m, say: 'leastWrong: say minWrongAnswers' },
]

/** Names of API operations and fields, which other people's programs may use. */
const published = new Set(['leastAnswers', 'leastQuestions', 'leastStudents', 'tellAge'])

/** Matches the names of values, functions, and types that a file declares. */
const declared = /\b(?:const|let|function|interface|type|class)\s+(\w+)/g

/** Content and simulated students may use these words: a story is told, and a learner keeps what was learned. */
const isContent = (path: string) => /^(curriculum|bench)\//.test(path)

/**
 * Checks that file names are in kebab-case and say what the file holds; catch-all names and barrels can hold anything.
 */
export function checkNames(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (drawer.test(path)) return [`${path} is a drawer: name it by what it holds.`]
    return path.split('/').every((part) => wellNamed.test(part)) ? [] : [`${path} is not in kebab-case.`]
  })
}

/** Checks that the bugs and models of the curriculum use the field's standard terms. */
const checkMembers = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('curriculum/'))
    .flatMap(({ path, text }) =>
      membersOfContent.filter(({ name }) => name.test(text)).map(({ say }) => `${path} has ${say}.`),
    )

/** Checks that files and declarations use the field's standard terms. */
export function checkTerms(sources: readonly Source[]): string[] {
  const declarations = sources
    .filter(({ path }) => !isContent(path) && !path.includes('.gen.'))
    .flatMap(({ path, text }) => {
      const file = (path.split('/').at(-1) ?? '').replace(/\..*$/, '')
      const inside = path.includes('.test.') ? [] : [...text.matchAll(declared)]
      const names = new Set([file, ...inside.map(([, name = '']) => name)])
      return [...names.difference(published)].flatMap((name) => {
        const found = privateWords.find((word) => word.name.test(name))
        return found === undefined ? [] : [`${path} names ${name}: say ${found.say}.`]
      })
    })
  return [...declarations, ...checkMembers(sources)]
}
