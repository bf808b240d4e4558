import { marks as mark } from '@skills-center/messages/marks'

/**
 * How item texts are written: plain words, `math` for TeX, and `strong` for emphasized words; a blank line begins a new
 * paragraph. The marks are characters that no item uses, so `$`, `*`, and `_` stand for themselves.
 */

/** TeX inside a text: math`\frac{${a}}{${b}}`. */
export function math(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  return mark.mathOpen + String.raw(strings, ...values) + mark.mathClose
}

/** TeX that is already a string. */
export function tex(source: string): string {
  return mark.mathOpen + source + mark.mathClose
}

export function strong(words: string): string {
  return mark.strongOpen + words + mark.strongClose
}

export type Run = { kind: 'text' | 'strong' | 'math'; text: string }

/** Paragraphs of runs. */
export function parseMarkup(markup: string): Run[][] {
  return markup.split(/\n\n+/).map((paragraph) =>
    paragraph
      .split(/(⟦[^⟧]*⟧|⟪[^⟫]*⟫)/)
      .filter((part) => part !== '')
      .map((part): Run => {
        if (part.startsWith(mark.mathOpen)) return { kind: 'math', text: part.slice(1, -1) }
        if (part.startsWith(mark.strongOpen)) return { kind: 'strong', text: part.slice(1, -1) }
        return { kind: 'text', text: part }
      }),
  )
}

/** The text without its marks, with TeX unchanged, for comparisons and checks. */
export function plain(markup: string): string {
  return markup.replace(/[⟦⟧⟪⟫]/g, '')
}
