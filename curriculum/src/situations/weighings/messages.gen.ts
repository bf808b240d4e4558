// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'told.saltCup': { who: Value }
  'told.sugarMug': { who: Value }
  'told.powderBottle': { who: Value }
  'told.iceJar': { who: Value }
  'told.butterBowl': { who: Value }
  'told.waxTin': { who: Value }
  'told.saltDish': { who: Value }
  'told.wetShirt': { who: Value }
  'told.icePan': { who: Value }
  'told.sodaCup': { who: Value }
  'told.tabletCup': { who: Value }
  'told.limestoneFlask': { who: Value }
  'told.yeastCup': { who: Value }
  'told.balloonBottle': { who: Value }
  'told.cloudyBeaker': { who: Value }
  'told.ironCopper': { who: Value }
  'told.milkJar': { who: Value }
  'told.glueCup': { who: Value }
  'container.saltCup': null
  'container.sugarMug': null
  'container.powderBottle': null
  'container.iceJar': null
  'container.butterBowl': null
  'container.waxTin': null
  'container.saltDish': null
  'container.wetShirt': null
  'container.icePan': null
  'container.sodaCup': null
  'container.tabletCup': null
  'container.limestoneFlask': null
  'container.yeastCup': null
  'container.balloonBottle': null
  'container.cloudyBeaker': null
  'container.ironCopper': null
  'container.milkJar': null
  'container.glueCup': null
  'main.saltCup': null
  'main.sugarMug': null
  'main.powderBottle': null
  'main.iceJar': null
  'main.butterBowl': null
  'main.waxTin': null
  'main.saltDish': null
  'main.wetShirt': null
  'main.icePan': null
  'main.sodaCup': null
  'main.tabletCup': null
  'main.limestoneFlask': null
  'main.yeastCup': null
  'main.balloonBottle': null
  'main.cloudyBeaker': null
  'main.ironCopper': null
  'main.milkJar': null
  'main.glueCup': null
  'added.saltCup': null
  'added.sugarMug': null
  'added.powderBottle': null
  'added.iceJar': null
  'added.butterBowl': null
  'added.waxTin': null
  'added.saltDish': null
  'added.wetShirt': null
  'added.icePan': null
  'added.sodaCup': null
  'added.tabletCup': null
  'added.limestoneFlask': null
  'added.yeastCup': null
  'added.balloonBottle': null
  'added.cloudyBeaker': null
  'added.ironCopper': null
  'added.milkJar': null
  'added.glueCup': null
  vapor: null
  gas: null
  'sealed.bag': null
  'sealed.jar': null
  'sealed.bottle': null
}

export const say = defineMessages<Messages>('situations/weighings', { en, es })
