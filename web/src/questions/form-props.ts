import type { AuthoredAnswer, AuthoredQuestion } from '@skills-center/contract/questions/authored'

/** What every part of the form of an answer is given. */
export interface AnswerFormProps<Answer extends AuthoredAnswer> {
  readonly answer: Answer
  /** The first parameter’s name, if there is one. */
  readonly parameter: string | undefined
  /** What speaks against the value at a path. */
  readonly problem: (path: string) => string | null
  readonly onChange: (answer: Answer) => void
}

/** What every part of the form of a question is given. */
export interface QuestionFormProps {
  readonly question: AuthoredQuestion
  /** What speaks against the value at a path. */
  readonly problem: (path: string) => string | null
  readonly onChange: (patch: Partial<AuthoredQuestion>) => void
}
