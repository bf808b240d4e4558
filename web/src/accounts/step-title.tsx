interface StepTitleProps {
  readonly title: string
  /** The previous step was just completed and its focused control is gone, so focus moves here. */
  readonly isNext?: boolean
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** The title of a sign-up step. */
export function StepTitle({ title, isNext = false }: StepTitleProps) {
  return (
    <h2 ref={isNext ? takeFocus : null} tabIndex={-1} className="text-xl font-bold outline-none">
      {title}
    </h2>
  )
}
