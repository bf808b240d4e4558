/** “12,480”. */
export const inThousands = (count: number): string => count.toLocaleString('en-US')

/** “1 answer”, “12 answers”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inThousands(count)} ${count === 1 ? one : many}`

const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const otherYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** “Nov 3”, with the year where it is not this one. */
export function dayInShort(moment: string, now: Date): string {
  const day = new Date(moment)
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(day)
}

/** “45 seconds”, “2 minutes”. */
export const timeInWords = (seconds: number): string =>
  seconds < 90 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')
