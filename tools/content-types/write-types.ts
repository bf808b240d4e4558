import type { TypedMessage } from './check-folder.ts'
import type { MessageFolder } from './read-folder.ts'

const keyOf = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : `'${id}'`)

const typeOf = ({ values }: TypedMessage): string =>
  values.length === 0 ? 'null' : `{ ${values.map((value) => `${value.name}: ${value.type}`).join('; ')} }`

/** The text of `messages.gen.ts` of a folder. */
export function typesOf(folder: MessageFolder, messages: readonly TypedMessage[]): string {
  if (folder.hasElements) return typesOnPages(folder, messages)
  const lines = messages.map((message) => `  ${keyOf(message.id)}: ${typeOf(message)}`)
  const kinds = ['Money', 'Person', 'Quantity', 'Range', 'Term', 'Value'].filter((kind) =>
    messages.some(({ values }) => values.some(({ type }) => type.split(' | ').includes(kind))),
  )
  const imports =
    kinds.length === 0 ? [] : [`import type { ${kinds.join(', ')} } from '@skills-center/messages/values'`]
  return [
    '// Written by `npm run content:types` from en.json and es.json: edit those.',
    ...imports,
    `import { defineMessages } from '@skills-center/messages/define-messages'`,
    `import en from './en.json' with { type: 'json' }`,
    `import es from './es.json' with { type: 'json' }`,
    '',
    'type Messages = {',
    ...lines,
    '}',
    '',
    `export const say = defineMessages<Messages>('${folder.name}', { en, es })`,
    '',
  ].join('\n')
}

/** Of the web: types alone, since the build puts the messages where they are said. */
function typesOnPages({ name }: MessageFolder, messages: readonly TypedMessage[]): string {
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
    '// Written by `npm run content:types` from en.json and es.json: edit those.',
    `declare module '${up}language/messages.ts' {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}
