// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "human-impact",
  "subject": "science",
  "gradeLevel": 6,
  "version": "48d9688cdc14",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "percent.part-for-rest",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "monitor.measures-other",
    "monitor.no-baseline",
    "impact.source-mixed",
    "design.mixes-needs-and-limits",
    "design.one-sided",
    "impact.one-part-only",
    "impact.natural-is-harmless",
    "impact.fixes-beside",
    "design.first-idea",
    "monitor.one-reading",
    "impact.away-is-gone",
    "thermal.keeps-its-heat",
    "thermal.cold-flows",
    "cause.together",
    "impact.only-harm",
    "water.processes-mixed",
    "plants.food-from-soil"
  ]
}
