import { type LanguageCode, languageCodes } from '@skills-center/messages/languages'
import type { TypedMessage } from './check-folder.ts'
import type { MessageFolder } from './read-folder.ts'

const keyOf = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : `'${id}'`)

const typeOf = ({ values }: TypedMessage): string =>
  values.length === 0 ? 'null' : `{ ${values.map((value) => `${value.name}: ${value.type}`).join('; ')} }`

/** Returns the languages that the folder has messages in. */
const languagesOf = ({ messages }: MessageFolder): LanguageCode[] =>
  languageCodes.filter((code) => Object.keys(messages[code]).length > 0)

const writtenFrom = (languages: readonly LanguageCode[]): string =>
  `// Written by \`npm run content:types\` from ${languages.map((code) => `${code}.json`).join(' and ')}: edit those.`

const importsOf = (languages: readonly LanguageCode[]): string[] =>
  languages.map((code) => `import ${code} from './${code}.json' with { type: 'json' }`)

/**
 * Returns the text of `files.gen.ts` for a folder whose files hold data instead of sentences: its files by language.
 */
export const filesOf = (languages: readonly LanguageCode[]): string =>
  [
    writtenFrom(languages),
    ...importsOf(languages),
    '',
    `export const files = { ${languages.join(', ')} }`,
    '',
  ].join('\n')

/** Returns the text of a folder's `messages.gen.ts`. */
export function typesOf(folder: MessageFolder, messages: readonly TypedMessage[]): string {
  if (folder.hasElements) return typesOnPages(folder, messages)
  const languages = languagesOf(folder)
  const lines = messages.map((message) => `  ${keyOf(message.id)}: ${typeOf(message)}`)
  const kinds = ['Money', 'Person', 'Quantity', 'Range', 'Term', 'Value'].filter((kind) =>
    messages.some(({ values }) => values.some(({ type }) => type.split(' | ').includes(kind))),
  )
  const imports =
    kinds.length === 0 ? [] : [`import type { ${kinds.join(', ')} } from '@skills-center/messages/values'`]
  return [
    writtenFrom(languages),
    ...imports,
    `import { defineMessages } from '@skills-center/messages/define-messages'`,
    ...importsOf(languages),
    '',
    'type Messages = {',
    ...lines,
    '}',
    '',
    `export const say = defineMessages<Messages>('${folder.name}', { ${languages.join(', ')} })`,
    '',
  ].join('\n')
}

/** Returns types alone for the web, because the build inlines its messages where they are used. */
function typesOnPages(folder: MessageFolder, messages: readonly TypedMessage[]): string {
  const { name } = folder
  const up = '../'.repeat(name.split('/').length)
  const plain = messages
    .filter(({ elements }) => elements.length === 0)
    .map((message) => `    '${name}/${message.id}': ${typeOf(message)}`)
  const rich = messages
    .filter(({ elements }) => elements.length > 0)
    .map((message) => {
      const parts = message.elements.map((element) => `'${element}'`).join(' | ')
      return `    '${name}/${message.id}': { values: ${typeOf(message)}; parts: ${parts} }`
    })
  const lines = [
    ...(plain.length === 0 ? [] : ['  interface Messages {', ...plain, '  }']),
    ...(rich.length === 0 ? [] : ['  interface RichMessages {', ...rich, '  }']),
  ]
  return [
    writtenFrom(languagesOf(folder)),
    `declare module '${up}language/messages.ts' {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}
