// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "conserving-resources",
  "subject": "science",
  "gradeLevel": 7,
  "version": "cd775c0f233c",
  "misconceptions": [
    "reading.one-point",
    "data.middle-value",
    "data.stops-early",
    "reading.wrong-series",
    "percent.part-for-rest",
    "percent.percent-as-amount",
    "data.adds",
    "consumption.each-only",
    "percent.wrong-whole",
    "percent.compares-amounts",
    "ratio.looks-at-one",
    "order.backward",
    "impact.recycling-first",
    "monitor.one-reading",
    "monitor.measures-other",
    "consumption.people-only",
    "impact.fixes-beside",
    "impact.one-person-no-effect",
    "monitor.no-baseline",
    "impact.away-is-gone",
    "order.step-too-early",
    "impact.one-part-only",
    "impact.any-bin",
    "consumption.same-everywhere",
    "consumption.no-tools",
    "impact.natural-is-harmless",
    "evidence.beyond-data",
    "evidence.overcautious"
  ]
}
