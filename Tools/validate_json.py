"""Validates JSON documents by a JSON Schema.

usage: validate_json.py SCHEMA DOCUMENT...

Prints a line for each document: `valid`, or `invalid`, the keys that lead to the first problem, and
the problem. Needs `jsonschema` of PyPI, which `make tables` installs beside the tables.
"""

import json
import sys

from jsonschema import Draft202012Validator


def main():
    schema_path, *documents = sys.argv[1:]
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for path in documents:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        problems = sorted(validator.iter_errors(document), key=lambda problem: problem.json_path)
        if problems:
            print("invalid", problems[0].json_path, problems[0].message[:200].replace("\n", " "))
        else:
            print("valid")


if __name__ == "__main__":
    main()
