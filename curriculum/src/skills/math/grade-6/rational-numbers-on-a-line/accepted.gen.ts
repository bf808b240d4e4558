// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rational-numbers-on-a-line",
  "subject": "math",
  "gradeLevel": 6,
  "version": "0000000",
  "misconceptions": []
}
