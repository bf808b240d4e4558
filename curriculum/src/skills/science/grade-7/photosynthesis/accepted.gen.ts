// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "photosynthesis",
  "subject": "science",
  "gradeLevel": 7,
  "version": "cb9d748e9363",
  "misconceptions": [
    "plants.food-from-soil",
    "plants.gases-swapped",
    "plants.no-respiration",
    "plants.energy-as-matter",
    "plants.matter-lost",
    "plants.energy-made",
    "plants.respiration-is-breathing",
    "plants.one-factor",
    "cells.part-for-cell",
    "data.stops-early",
    "data.adds",
    "reading.one-point",
    "argue.beside-the-claim",
    "evidence.one-run",
    "order.step-too-early",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.controls-everything",
    "inquiry.measures-other",
    "inquiry.no-comparison"
  ]
}
