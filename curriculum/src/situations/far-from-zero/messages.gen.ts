// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'diver.size': { low: Value }
  'diver.farther': { low: Value; high: Value }
  'diver.back': { high: Value; times: string }
  'towns.size': { low: Value }
  'towns.farther': { low: Value; high: Value }
  'towns.back': { high: Value; times: string }
  'account.size': { who: Value; low: Value }
  'account.farther': { who: Value; low: Value; friend: Value; high: Value }
  'account.back': { friend: Value; high: Value; who: Value; times: string }
  'trail.size': { low: Value }
  'trail.farther': { low: Value; high: Value }
  'trail.back': { high: Value; times: string }
  'elevator.size': { low: Value }
  'elevator.farther': { low: Value; high: Value }
  'elevator.back': { high: Value; times: string }
  'golf.size': { who: Value; low: Value }
  'golf.farther': { who: Value; low: Value; friend: Value; high: Value }
  'golf.back': { friend: Value; high: Value; who: Value; times: string }
  'football.size': { low: Value }
  'football.farther': { low: Value; high: Value }
  'football.back': { high: Value; times: string }
  'rocket.size': { low: Value }
  'rocket.farther': { low: Value; high: Value }
  'rocket.back': { high: Value; times: string }
  'river.size': { low: Value }
  'river.farther': { low: Value; high: Value }
  'river.back': { high: Value; times: string }
  unit: { of: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('situations/far-from-zero', { en, es })
