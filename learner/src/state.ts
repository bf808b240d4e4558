/** What the model believes about one student and one skill; small enough to be a row (under 200 bytes as JSON). */
export interface SkillState {
  /** Mean of the belief about the student's ability in the skill, in logits at `at`. */
  mean: number
  /** Variance of that belief, in square logits. */
  variance: number
  /** Days after which 0.87 of what is known above the prior is left; grows with every spaced success. */
  stability: number
  /** When the last answer counted, in whole seconds since 1970. */
  at: number
  /** Answers counted so far. */
  answered: number
  /** Declared mastered, and not yet taken back by evidence. */
  mastered: boolean
  /** The item models met last, newest first: so that practice does not ask in one way only. */
  recent: string[]
}

/** What one answer tells. */
export interface Evidence {
  /** The item model's id. */
  model: string
  level: 1 | 2 | 3
  /** Options to choose from; 0 where the answer is typed. */
  options: number
  isCorrect: boolean
  hintsUsed: number
  /** 1 for the first answer to a question, 2 for another try after feedback. */
  attempt: number
  activeSeconds: number
  /** The author's guess of the time that the question takes. */
  expectedSeconds: number
  /** Whole seconds since 1970; never before the state's own. */
  at: number
}
