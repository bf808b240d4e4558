// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "growth-and-environment",
  "subject": "science",
  "gradeLevel": 6,
  "version": "005b0f8f91e6",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "growth.environment-alone",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "growth.genes-alone",
    "inquiry.changes-two",
    "argue.beside-the-claim",
    "growth.on-purpose",
    "inquiry.no-comparison",
    "growth.more-always-more",
    "growth.changes-genes",
    "plants.food-from-soil",
    "plants.gases-swapped",
    "interactions.nonliving-left-out",
    "breeding.methods-mixed",
    "cells.part-for-cell"
  ]
}
