// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ask-parent-mail.subject': { appName: Value }
  'ask-parent-mail.text': { appName: Value; username: Value; link: Value; day: Value }
  'consent-given-mail.subject': { appName: Value }
  'consent-given-mail.text': { username: Value; appName: Value }
}

export const say = defineMessages<Messages>('accounts/consent', { en, es })
