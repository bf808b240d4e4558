import type { TypedMessage } from './check-folder.ts'
import type { MessageFolder } from './read-folder.ts'

const keyOf = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : `'${id}'`)

/** The text of `messages.gen.ts` of a folder. */
export function typesOf({ name }: MessageFolder, messages: readonly TypedMessage[]): string {
  const lines = messages.map(({ id, values }) =>
    values.length === 0
      ? `  ${keyOf(id)}: null`
      : `  ${keyOf(id)}: { ${values.map((value) => `${value.name}: ${value.type}`).join('; ')} }`,
  )
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
    `export const say = defineMessages<Messages>('${name}', { en, es })`,
    '',
  ].join('\n')
}
