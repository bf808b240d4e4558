// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'bike.scene': null
  'bike.title': null
  'bike.x': null
  'bike.y': null
  'bike.gap': { to: Value; from: Value }
  'bike.rate': { from: Value; to: Value }
  'bike.last': { to: Value; from: Value }
  'bike.claim.ask': null
  'bike.claim.right': null
  'bike.claim.wrong-0': null
  'bike.claim.told-0': null
  'bike.claim.wrong-1': null
  'bike.claim.told-1': null
  'bike.claim.why': null
  'bike.cause.ask': null
  'bike.cause.right': null
  'bike.cause.wrong-0': null
  'bike.cause.told-0': null
  'bike.cause.wrong-1': null
  'bike.cause.told-1': null
  'bike.cause.why': null
  'bike.evidence.ask': null
  'bike.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'bike.evidence.wrong-0': { high: Value; to: Value }
  'bike.evidence.told-0': null
  'bike.evidence.wrong-1': null
  'bike.evidence.told-1': null
  'bike.evidence.why': null
  'bike.predict.ask': null
  'bike.predict.right': null
  'bike.predict.wrong-0': null
  'bike.predict.told-0': null
  'bike.predict.wrong-1': null
  'bike.predict.told-1': null
  'bike.predict.why': null
  'bike.limit.ask': null
  'bike.limit.right': null
  'bike.limit.wrong-0': null
  'bike.limit.told-0': null
  'bike.limit.wrong-1': null
  'bike.limit.told-1': null
  'bike.limit.why': null
  'phone.scene': null
  'phone.title': null
  'phone.x': null
  'phone.y': null
  'phone.gap': { to: Value; from: Value }
  'phone.rate': { from: Value; to: Value }
  'phone.last': { to: Value; from: Value }
  'phone.claim.ask': null
  'phone.claim.right': null
  'phone.claim.wrong-0': null
  'phone.claim.told-0': null
  'phone.claim.wrong-1': null
  'phone.claim.told-1': null
  'phone.claim.why': null
  'phone.cause.ask': null
  'phone.cause.right': null
  'phone.cause.wrong-0': null
  'phone.cause.told-0': null
  'phone.cause.wrong-1': null
  'phone.cause.told-1': null
  'phone.cause.why': null
  'phone.evidence.ask': null
  'phone.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'phone.evidence.wrong-0': { high: Value; to: Value }
  'phone.evidence.told-0': null
  'phone.evidence.wrong-1': null
  'phone.evidence.told-1': null
  'phone.evidence.why': null
  'phone.predict.ask': null
  'phone.predict.right': null
  'phone.predict.wrong-0': null
  'phone.predict.told-0': null
  'phone.predict.wrong-1': null
  'phone.predict.told-1': null
  'phone.predict.why': null
  'phone.limit.ask': null
  'phone.limit.right': null
  'phone.limit.wrong-0': null
  'phone.limit.told-0': null
  'phone.limit.wrong-1': null
  'phone.limit.told-1': null
  'phone.limit.why': null
  'pitch.scene': null
  'pitch.title': null
  'pitch.x': null
  'pitch.y': null
  'pitch.gap': { to: Value; from: Value }
  'pitch.rate': { from: Value; to: Value }
  'pitch.last': { to: Value; from: Value }
  'pitch.claim.ask': null
  'pitch.claim.right': null
  'pitch.claim.wrong-0': null
  'pitch.claim.told-0': null
  'pitch.claim.wrong-1': null
  'pitch.claim.told-1': null
  'pitch.claim.why': null
  'pitch.cause.ask': null
  'pitch.cause.right': null
  'pitch.cause.wrong-0': null
  'pitch.cause.told-0': null
  'pitch.cause.wrong-1': null
  'pitch.cause.told-1': null
  'pitch.cause.why': null
  'pitch.evidence.ask': null
  'pitch.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'pitch.evidence.wrong-0': { high: Value; to: Value }
  'pitch.evidence.told-0': null
  'pitch.evidence.wrong-1': null
  'pitch.evidence.told-1': null
  'pitch.evidence.why': null
  'pitch.predict.ask': null
  'pitch.predict.right': null
  'pitch.predict.wrong-0': null
  'pitch.predict.told-0': null
  'pitch.predict.wrong-1': null
  'pitch.predict.told-1': null
  'pitch.predict.why': null
  'pitch.limit.ask': null
  'pitch.limit.right': null
  'pitch.limit.wrong-0': null
  'pitch.limit.told-0': null
  'pitch.limit.wrong-1': null
  'pitch.limit.told-1': null
  'pitch.limit.why': null
  'cart.scene': null
  'cart.title': null
  'cart.x': null
  'cart.y': null
  'cart.gap': { to: Value; from: Value }
  'cart.rate': { from: Value; to: Value }
  'cart.last': { to: Value; from: Value }
  'cart.claim.ask': null
  'cart.claim.right': null
  'cart.claim.wrong-0': null
  'cart.claim.told-0': null
  'cart.claim.wrong-1': null
  'cart.claim.told-1': null
  'cart.claim.why': null
  'cart.cause.ask': null
  'cart.cause.right': null
  'cart.cause.wrong-0': null
  'cart.cause.told-0': null
  'cart.cause.wrong-1': null
  'cart.cause.told-1': null
  'cart.cause.why': null
  'cart.evidence.ask': null
  'cart.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'cart.evidence.wrong-0': { high: Value; to: Value }
  'cart.evidence.told-0': null
  'cart.evidence.wrong-1': null
  'cart.evidence.told-1': null
  'cart.evidence.why': null
  'cart.predict.ask': null
  'cart.predict.right': null
  'cart.predict.wrong-0': null
  'cart.predict.told-0': null
  'cart.predict.wrong-1': null
  'cart.predict.told-1': null
  'cart.predict.why': null
  'cart.limit.ask': null
  'cart.limit.right': null
  'cart.limit.wrong-0': null
  'cart.limit.told-0': null
  'cart.limit.wrong-1': null
  'cart.limit.told-1': null
  'cart.limit.why': null
  'post.scene': null
  'post.title': null
  'post.x': null
  'post.y': null
  'post.gap': { to: Value; from: Value }
  'post.rate': { from: Value; to: Value }
  'post.last': { to: Value; from: Value }
  'post.claim.ask': null
  'post.claim.right': null
  'post.claim.wrong-0': null
  'post.claim.told-0': null
  'post.claim.wrong-1': null
  'post.claim.told-1': null
  'post.claim.why': null
  'post.cause.ask': null
  'post.cause.right': null
  'post.cause.wrong-0': null
  'post.cause.told-0': null
  'post.cause.wrong-1': null
  'post.cause.told-1': null
  'post.cause.why': null
  'post.evidence.ask': null
  'post.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'post.evidence.wrong-0': { high: Value; to: Value }
  'post.evidence.told-0': null
  'post.evidence.wrong-1': null
  'post.evidence.told-1': null
  'post.evidence.why': null
  'post.predict.ask': null
  'post.predict.right': null
  'post.predict.wrong-0': null
  'post.predict.told-0': null
  'post.predict.wrong-1': null
  'post.predict.told-1': null
  'post.predict.why': null
  'post.limit.ask': null
  'post.limit.right': null
  'post.limit.wrong-0': null
  'post.limit.told-0': null
  'post.limit.wrong-1': null
  'post.limit.told-1': null
  'post.limit.why': null
}

export const say = defineMessages<Messages>('phenomena/stopping', { en, es })
