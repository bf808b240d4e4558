// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "senses-and-the-brain",
  "subject": "science",
  "gradeLevel": 6,
  "version": "0399a433526c",
  "misconceptions": [
    "senses.wrong-receptor",
    "senses.brain-first",
    "senses.no-stimulus",
    "senses.no-brain",
    "senses.memory-outside",
    "evidence.within-scatter",
    "evidence.one-run",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.keeps-outlier",
    "data.stops-early",
    "data.no-division",
    "evidence.picks-best-run",
    "reading.one-point",
    "population.steady-growth",
    "evidence.beyond-data",
    "senses.response-only",
    "senses.memory-only",
    "senses.organ-senses",
    "argue.beside-the-claim",
    "senses.sends-out",
    "senses.no-time",
    "senses.memory-fixed",
    "inquiry.changes-two"
  ]
}
