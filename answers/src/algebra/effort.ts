import { advise } from '../advice/advice.ts'
import { Refused } from './refused.ts'

/** About two milliseconds of work on a slow machine. */
const allowance = 2000

/**
 * A budget for one check, counted in products of two terms. Work is charged before it is done, so that no answer can
 * keep a server busy.
 */
export class Effort {
  private left = allowance

  /** @throws Refused when the budget is used up */
  spend(amount: number): void {
    this.left -= amount
    if (this.left < 0) throw new Refused(advise('too-big'))
  }
}
