import { describe, expect, it } from 'vitest'
import { parseAnswers } from './answers-file.ts'

const header = 'student,item,skill,correct,time'

describe('a file of answers', () => {
  it('is read row by row, several skills joined by ~, the item left out where there is none', () => {
    expect(parseAnswers(`${header}\n7,i1,b~a,1,0\n7,,a,0,30.5\n`)).toEqual([
      { student: '7', item: 'i1', skills: ['a', 'b'], isCorrect: true, at: 0 },
      { student: '7', item: '', skills: ['a'], isCorrect: false, at: 30 },
    ])
  })

  it('may have its columns in another order, a byte order mark, quotation marks and Windows line ends', () => {
    expect(parseAnswers('\uFEFFcorrect,time,skill,note,item,student\r\n1,5,a,"x, ""y""",i,7\r\n')).toEqual([
      { student: '7', item: 'i', skills: ['a'], isCorrect: true, at: 5 },
    ])
  })

  it.each([
    ['', 'Line 1: the header must name student, item, skill, correct, time; it lacks student, item, skill'],
    ['student,item,skill,correct\n', 'Line 1: the header must name'],
    [`${header}\n`, 'Line 2: the file holds no answers.'],
    [`${header}\n7,i,a,1,0\n7,i,a,1\n`, 'Line 3: 4 columns where the header names 5.'],
    [`${header}\n,i,a,1,0\n`, 'Line 2: the student is missing.'],
    [`${header}\n7,i,,1,0\n`, 'Line 2: “” names no skill'],
    [`${header}\n7,i,a~,1,0\n`, 'Line 2: “a~” names no skill'],
    [`${header}\n7,i,a,yes,0\n`, 'Line 2: correct is “yes”, neither 0 nor 1.'],
    [`${header}\n7,i,a,1,\n`, 'Line 2: the time is “”, not a number of seconds.'],
    [`${header}\n7,i,a,1,noon\n`, 'Line 2: the time is “noon”, not a number of seconds.'],
    [`${header}\n7,i,a,1,9\n8,i,a,1,2\n7,i,a,1,8\n`, 'Line 4: student “7” answers at 8, before the earlier'],
  ])('is refused with its line where it is not one: %j', (text, complaint) => {
    expect(() => parseAnswers(text)).toThrow(complaint)
  })
})
