// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  scene: null
  'read.ask-row': { trait: Value }
  'read.told-whole': null
  'read.told-row': null
  'read.ask-grand': { one: Value; other: Value; trait: Value }
  'read.ask-siblings': { parent: Value; one: Value; other: Value; trait: Value }
  'read.label': null
  'read.told-filled': null
  'read.told-tree': null
  'read.told-generation': null
  'read.told-open': null
  'read.told-siblings': null
  'read.told-partner': null
  'read.hint-key': null
  'read.hint-1': null
  'read.hint-2': null
  'read.hint-3': { one: Value; other: Value; parent: Value }
  'read.so-key': { trait: Value }
  'read.so-1': { value: number | Quantity }
  'read.so-2': { value: number | Quantity }
  'read.so-3': { one: Value; other: Value; parent: Value; value: number | Quantity }
  'next.ask-1': { one: Value; other: Value; trait: Value }
  'next.ask-2': { one: Value; other: Value; trait: Value }
  'next.ask-3': { one: Value; other: Value; trait: Value }
  'next.label': null
  'next.told-so-far': null
  'next.told-half': null
  'next.told-three': null
  'next.told-other': null
  'next.told-ratio': null
  'next.told-never': null
  'next.told-sure': null
  'next.told-one': null
  'next.told-adds': null
  'next.told-eight': null
  'next.hint-alleles': { one: Value; other: Value }
  'next.hint-1': null
  'next.hint-2': null
  'next.hint-3': null
  'next.so-filled': { id: Value; pair: Value }
  'next.so-hidden': { id: Value; pair: Value }
  'next.so-square': { first: Value; second: Value; boxes: number | Quantity; trait: Value }
  'next.so-rest': { rest: Value; trait: Value }
  'next.so-twice': { boxes: Value }
  'carriers.ask-sure': { mixed: Value }
  'carriers.ask-open': { pure: Value; mixed: Value }
  'carriers.told-filled': null
  'carriers.told-open': null
  'carriers.told-settled': null
  'carriers.missed': null
  'carriers.missed-open': null
  'carriers.hint-filled': { none: Value }
  'carriers.hint-sure': null
  'carriers.hint-open': null
  'carriers.so-sure': { mixed: Value; list: Value }
  'carriers.so-open': { pure: Value; mixed: Value; list: Value }
  'carriers.so-filled': { none: Value; list: Value }
  'carriers.so-left': { list: Value }
  'claims.ask': null
  'claims.is-true': null
  'claims.is-false': null
  'claims.is-open': null
  'claims.dominant': { one: Value; big: Value }
  'claims.recessive': { one: Value; small: Value }
  'claims.alike': { one: Value; other: Value }
  'claims.couple': { one: Value; other: Value; trait: Value }
  'claims.told-open': null
  'claims.told-sure': null
  'claims.told-look': null
  'claims.told-alike': null
  'claims.told-hidden': null
  'claims.hint-filled': { small: Value; big: Value }
  'claims.hint-1': null
  'claims.hint-2': null
  'claims.hint-3': null
  'claims.so': { claim: Value; verdict: string; why: Value }
  'claims.why-dominant-sure': { big: Value }
  'claims.why-recessive-sure': { small: Value }
  'claims.why-recessive-open': { one: Value }
  'claims.why-alike-sure': null
  'claims.why-alike-open': null
  'claims.why-couple-sure': { small: Value }
  'claims.why-couple-open': { small: Value }
}

export const say = defineMessages<Messages>('shapes/pedigrees', { en, es })
