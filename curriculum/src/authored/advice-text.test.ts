import { messageIds, messageIn } from '@skills-center/messages/define-messages'
import { say } from '@skills-center/messages/say'
import { expect, test } from 'vitest'
import { adviceText } from './advice-text.ts'

test('advice names its message, and so do the words in it', () => {
  const place = { code: 'place-tenth', values: {} } as const
  expect(adviceText({ code: 'round', values: { place } })).toEqual({
    say: 'answers/round',
    with: { place: { say: 'answers/place-tenth', with: {} } },
  })
})

test.each(['en', 'es'] as const)(
  'every sentence of the judges is a message of %s, said as it stands',
  (code) => {
    const language = { code, message: (id: string) => messageIn(code, id), noun: () => undefined }
    const ids = messageIds('answers')
    expect(ids.length).toBeGreaterThan(100)
    for (const id of ids) {
      const message = messageIn(code, id) ?? ''
      const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const said = say(language, { say: id, with: Object.fromEntries(names.map((name) => [name, '7'])) })
      expect(said).toBe(message.replaceAll(/\{\w+\}/g, '7'))
    }
  },
)
