"""Reads pairs as JSON lines and prints whether SymPy finds each pair the same, different, or unknown."""

import json
import sys

from sympy import S, Rel, Symbol, parse_expr, simplify, solveset
from sympy.solvers.inequalities import solve_univariate_inequality

x, y = Symbol("x", real=True), Symbol("y", real=True)
names = {"x": x, "y": y}


def read(text):
    return parse_expr(text.replace("^", "**"), local_dict=names)


def solutions(text):
    for sign in ("<=", ">=", "=", "<", ">"):
        if sign in text:
            left, right = (read(side) for side in text.split(sign))
            if sign == "=":
                return solveset(left - right, x, S.Reals)
            relation = Rel(left, right, sign)
            if relation in (S.true, S.false):
                return S.Reals if relation == S.true else S.EmptySet
            return solve_univariate_inequality(relation, x, relational=False)
    raise ValueError(text)


def compare(pair):
    if pair["kind"] == "expression":
        difference = simplify(read(pair["key"]) - read(pair["typed"]))
        return "same" if difference == 0 else "different"
    key, typed = solutions(pair["key"]), solutions(pair["typed"])
    # 0 = 0 and 1 = 2 are not equations of a line.
    if pair["kind"] == "equation" and (key in (S.Reals, S.EmptySet) or typed in (S.Reals, S.EmptySet)):
        return "unknown"
    return "same" if key == typed else "different"


for line in sys.stdin:
    try:
        print(compare(json.loads(line)), flush=True)
    except Exception:
        print("unknown", flush=True)
