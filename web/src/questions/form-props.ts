import type { AuthoredAnswer, AuthoredQuestion } from '@skills-center/contract/questions/authored'

/** Props of every part of an answer's form. */
export interface AnswerFormProps<Answer extends AuthoredAnswer> {
  readonly answer: Answer
  /** The first parameter’s name, if there is one. */
  readonly parameter: string | undefined
  /** The problem with the value at a path, if any. */
  readonly problem: (path: string) => string | null
  readonly onChange: (answer: Answer) => void
}

/** Props of every part of a question's form. */
export interface QuestionFormProps {
  readonly question: AuthoredQuestion
  /** The problem with the value at a path, if any. */
  readonly problem: (path: string) => string | null
  readonly onChange: (patch: Partial<AuthoredQuestion>) => void
}
