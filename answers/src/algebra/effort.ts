import { advise } from '../advice/advice.ts'
import { Refused } from './refused.ts'

/** About two milliseconds of work on a slow machine. */
const allowance = 2000

/**
 * What one check may cost, counted in products of two terms: work is paid for before it is done, so that no
 * answer, however it is built, keeps a server busy.
 */
export class Effort {
  private left = allowance

  /** @throws Refused when the allowance is used up. */
  spend(amount: number): void {
    this.left -= amount
    if (this.left < 0) throw new Refused(advise('too-big'))
  }
}
