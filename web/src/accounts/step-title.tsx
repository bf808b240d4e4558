interface StepTitleProps {
  readonly title: string
  /** The step before has just been done: the focus goes on here, since what had it is gone. */
  readonly isNext?: boolean
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** What a step of sign-up is about. */
export function StepTitle({ title, isNext = false }: StepTitleProps) {
  return (
    <h2 ref={isNext ? takeFocus : null} tabIndex={-1} className="text-xl font-bold outline-none">
      {title}
    </h2>
  )
}
