import { contentLanguage } from '../../language/language.ts'
/** Name of a chart, above it. */
export function FigureTitle({ children }: { children: string }) {
  if (!children) return null
  return (
    <p lang={contentLanguage()} className="mb-3 text-center text-base leading-snug font-bold text-balance">
      {children}
    </p>
  )
}
