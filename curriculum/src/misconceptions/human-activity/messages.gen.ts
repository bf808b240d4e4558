// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'impact.away-is-gone.teacher': null
  'impact.away-is-gone.student': null
  'impact.one-person-no-effect.teacher': null
  'impact.one-person-no-effect.student': null
  'impact.natural-is-harmless.teacher': null
  'impact.natural-is-harmless.student': null
  'impact.never-runs-out.teacher': null
  'impact.never-runs-out.student': null
  'impact.one-part-only.teacher': null
  'impact.one-part-only.student': null
  'impact.fixes-beside.teacher': null
  'impact.fixes-beside.student': null
  'impact.only-harm.teacher': null
  'impact.only-harm.student': null
  'resources.everywhere.teacher': null
  'resources.everywhere.student': null
  'resources.regrow-soon.teacher': null
  'resources.regrow-soon.student': null
  'resources.oil-lakes.teacher': null
  'resources.oil-lakes.student': null
  'resources.borders-decide.teacher': null
  'resources.borders-decide.student': null
  'resources.processes-mixed.teacher': null
  'resources.processes-mixed.student': null
  'resources.dinosaurs-oil.teacher': null
  'resources.dinosaurs-oil.student': null
  'resources.mined-is-left.teacher': null
  'resources.mined-is-left.student': null
  'hazards.cannot-know.teacher': null
  'hazards.cannot-know.student': null
  'hazards.exact-date.teacher': null
  'hazards.exact-date.student': null
  'hazards.due-now.teacher': null
  'hazards.due-now.student': null
  'hazards.count-is-risk.teacher': null
  'hazards.count-is-risk.student': null
  'hazards.kinds-mixed.teacher': null
  'hazards.kinds-mixed.student': null
  'hazards.everywhere-alike.teacher': null
  'hazards.everywhere-alike.student': null
  'hazards.stop-the-event.teacher': null
  'hazards.stop-the-event.student': null
  'warming.ozone-hole.teacher': null
  'warming.ozone-hole.student': null
  'warming.gas-lid.teacher': null
  'warming.gas-lid.student': null
  'warming.sun-did-it.teacher': null
  'warming.sun-did-it.student': null
  'warming.one-cold-day.teacher': null
  'warming.one-cold-day.student': null
  'warming.always-changed.teacher': null
  'warming.always-changed.student': null
  'warming.any-pollution.teacher': null
  'warming.any-pollution.student': null
  'warming.sea-ice-raises-sea.teacher': null
  'warming.sea-ice-raises-sea.student': null
  'monitor.one-reading.teacher': null
  'monitor.one-reading.student': null
  'monitor.measures-other.teacher': null
  'monitor.measures-other.student': null
  'monitor.no-baseline.teacher': null
  'monitor.no-baseline.student': null
  'impact.source-mixed.teacher': null
  'impact.source-mixed.student': null
  'impact.recycling-first.teacher': null
  'impact.recycling-first.student': null
  'impact.any-bin.teacher': null
  'impact.any-bin.student': null
  'consumption.people-only.teacher': null
  'consumption.people-only.student': null
  'consumption.each-only.teacher': null
  'consumption.each-only.student': null
  'consumption.same-everywhere.teacher': null
  'consumption.same-everywhere.student': null
  'consumption.no-tools.teacher': null
  'consumption.no-tools.student': null
  'consumption.hidden-use.teacher': null
  'consumption.hidden-use.student': null
}

export const say = defineMessages<Messages>('misconceptions/human-activity', { en, es })
