// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "energy-transfer-claims",
  "subject": "science",
  "gradeLevel": 8,
  "version": "0000000",
  "misconceptions": []
}
