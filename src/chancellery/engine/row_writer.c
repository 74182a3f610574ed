/* The compiled twin of row_writer.py: it writes a whole row each time, which takes less than finding what has changed.

   `Observation.plan` says what a row is made of; the tests hold both twins to `Observation.row`. Of what nobody changes
   (tuples, frames) it is remembered which one was written last, so that the same one is not written again. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>
#if PY_VERSION_HEX < 0x030C0000
#include <cpython/longintrepr.h>
#endif

/* As in observation.py. */
enum { NUMBER, ROW, PILE, ORDERED, SIZE, PILES, LINE, WORD };

typedef struct {
    int start, length, kind, nouns;
    PyObject *words;
} Part;

/* A field of a frame: its parts in the question and among what waits (or -1), and who alone may know it (or -1). */
typedef struct {
    PyObject *name;
    int asked, below, owner;
} Told;

typedef struct {
    int question, waiting, count, owned;
    Told *fields;
} FrameKind;

/* What the row of a match was written from last; `seat` is -1 if nothing was, or if what waits is the same for all. */
typedef struct {
    int begun, seat, depth, room;
    PyObject **below;
    PyObject **kept;
} Match;

typedef struct {
    PyObject_HEAD
    Py_buffer rows, masks;
    Py_ssize_t size, actions, matches;
    int seats, picks, told_picks, below_start, waits, most_waiting, board_start;
    int asked_count, below_count, board_count, kind_count;
    int16_t *blank;
    Part *asked, *below, *board;
    FrameKind *kinds;
    PyObject *frames;  /* the number of each class of frames */
    PyObject *places;  /* the number of each field of the board */
    PyObject *conceal;
    PyObject **seen;   /* scratch: the fields as the seat sees them */
    PyObject **hidden; /* the names that were concealed last, in their order, and their places */
    int *hidden_places;
    char *found;       /* scratch: the parts of what waits that have been told */
    Match *written;
} Writer;

/* --- numbers --- */

static int put_any(int16_t *to, PyObject *number) {
    long value = PyLong_AsLong(number);
    if (value == -1 && PyErr_Occurred()) return -1;
    if (value < INT16_MIN || value > INT16_MAX) {
        PyErr_Format(PyExc_OverflowError, "a row has numbers of 16 bits, and %ld is none", value);
        return -1;
    }
    *to = (int16_t)value;
    return 0;
}

/* The same, for small numbers without a call. */
static inline int put(int16_t *to, PyObject *number) {
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(number) && PyUnstable_Long_IsCompact((PyLongObject *)number)) {
        Py_ssize_t value = PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    /* The digit of 0 is 0, too. */
    if (PyLong_CheckExact(number) && Py_SIZE(number) >= -1 && Py_SIZE(number) <= 1) {
        Py_ssize_t value = Py_SIZE(number) * (Py_ssize_t)((PyLongObject *)number)->ob_digit[0];
#endif
        if (value == (int16_t)value) {
            *to = (int16_t)value;
            return 0;
        }
    }
    return put_any(to, number);
}

static inline int items_of(PyObject *things, PyObject ***items, Py_ssize_t *count) {
    if (!PyList_Check(things) && !PyTuple_Check(things)) {
        PyErr_Format(PyExc_TypeError, "a row tells lists and tuples, not %R", things);
        return -1;
    }
    *items = PySequence_Fast_ITEMS(things);
    *count = PySequence_Fast_GET_SIZE(things);
    return 0;
}

static int put_all(int16_t *to, PyObject *numbers, Py_ssize_t length) {
    PyObject **items;
    Py_ssize_t count;
    if (items_of(numbers, &items, &count)) return -1;
    if (count != length) {
        PyErr_Format(PyExc_AssertionError, "a part of a row has %zd numbers, not %zd", length, count);
        return -1;
    }
    for (Py_ssize_t at = 0; at < count; at++)
        if (put(to + at, items[at])) return -1;
    return 0;
}

/* How often each noun is in a pile or, if it is ordered, where it lies, from 1 on; what is below 0 there is unknown. */
static int count_all(int16_t *to, PyObject *pile, int nouns, int ordered) {
    PyObject **items;
    Py_ssize_t count;
    if (!nouns) return 0;
    if (items_of(pile, &items, &count)) return -1;
    memset(to, 0, nouns * sizeof(int16_t));
    for (Py_ssize_t at = 0; at < count; at++) {
        int16_t noun;
        if (put(&noun, items[at])) return -1;
        if (ordered && noun < 0) continue;
        if (noun < 0 || noun >= nouns) {
            PyErr_Format(PyExc_IndexError, "there is no noun %d among %d", noun, nouns);
            return -1;
        }
        to[noun] = ordered ? (int16_t)(at + 1) : (int16_t)(to[noun] + 1);
    }
    return 0;
}

static int put_size(int16_t *to, PyObject *pile) {
    Py_ssize_t size = PyObject_Size(pile);
    if (size < 0) return -1;
    *to = (int16_t)(size > INT16_MAX ? INT16_MAX : size);
    return 0;
}

/* The numbers of a line, those of tuples in it one after the other; `to` may be nothing, to count them alone. */
static int put_line(int16_t *to, PyObject *value, Py_ssize_t skip, Py_ssize_t *told) {
    PyObject **items;
    Py_ssize_t count;
    if (items_of(value, &items, &count)) return -1;
    for (Py_ssize_t at = 0; at < count; at++) {
        if (PyTuple_Check(items[at])) {
            if (put_line(to, items[at], skip, told)) return -1;
            continue;
        }
        if (to && *told >= skip && put(to + *told - skip, items[at])) return -1;
        ++*told;
    }
    return 0;
}

/* --- the question --- */

/* A field of a frame, in a part that is blank. */
static int tell(int16_t *row, const Part *part, PyObject *value) {
    int16_t *to = row + part->start;
    switch (part->kind) {
    case NUMBER:
        return PyLong_Check(value) ? put(to, value) : 0;
    case WORD: {
        PyObject *word = PyDict_GetItemWithError(part->words, value);
        if (word) return put(to, word);
        return PyErr_Occurred() ? -1 : 0;
    }
    case LINE: {
        Py_ssize_t count = 0, told = 0;
        if (put_line(NULL, value, 0, &count)) return -1;
        return put_line(to, value, count > part->length ? count - part->length : 0, &told);
    }
    default:
        if (count_all(to, value, part->nouns, 0)) return -1;
        return put_size(to + part->nouns, value);
    }
}

static FrameKind *kind_of(Writer *self, PyObject *frame) {
    PyObject *number = PyDict_GetItemWithError(self->frames, (PyObject *)Py_TYPE(frame));
    if (!number) {
        if (!PyErr_Occurred()) PyErr_Format(PyExc_KeyError, "no row tells of %R", frame);
        return NULL;
    }
    return self->kinds + PyLong_AsLong(number);
}

static int tell_fields(Writer *self, int16_t *row, FrameKind *kind, PyObject *frame, int seat, int below) {
    for (int at = 0; at < kind->count; at++) {
        Told *field = kind->fields + at;
        int place = below ? field->below : field->asked;
        if (place < 0 || (field->owner >= 0 && field->owner != seat)) continue;
        if (below) {
            if (self->found[place]) continue;
            self->found[place] = 1;
        }
        PyObject *value = PyObject_GetAttr(frame, field->name);
        if (!value) return -1;
        int failed = tell(row, (below ? self->below : self->asked) + place, value);
        Py_DECREF(value);
        if (failed) return -1;
    }
    return 0;
}

/* What waits below the open question: of fields that share a part those of the uppermost frame. */
static int write_below(Writer *self, int16_t *row, Match *match, PyObject **frames, int depth, int seat) {
    if (match->begun && (match->seat < 0 || match->seat == seat) && match->depth == depth &&
        (!depth || !memcmp(match->below, frames, depth * sizeof(PyObject *))))
        return 0;
    int owned = 0;
    match->begun = 0;
    memcpy(row + self->below_start, self->blank + self->below_start,
           (self->board_start - self->below_start) * sizeof(int16_t));
    memset(self->found, 0, self->below_count);
    for (int at = depth - 1; at >= 0; at--) {
        FrameKind *kind = kind_of(self, frames[at]);
        if (!kind) return -1;
        int16_t *waiting = row + self->waits + kind->waiting;
        if (*waiting < self->most_waiting) ++*waiting;
        owned |= kind->owned;
        if (tell_fields(self, row, kind, frames[at], seat, 1)) return -1;
    }
    if (depth > match->room) {
        PyObject **below = PyMem_Realloc(match->below, 2 * depth * sizeof(PyObject *));
        if (!below) return PyErr_NoMemory(), -1;
        match->below = below;
        match->room = 2 * depth;
    }
    for (int at = 0; at < depth; at++) Py_INCREF(frames[at]);
    for (int at = 0; at < match->depth; at++) Py_DECREF(match->below[at]);
    if (depth) memcpy(match->below, frames, depth * sizeof(PyObject *));
    match->depth = depth;
    match->seat = owned ? seat : -1;
    match->begun = 1;
    return 0;
}

static int write_question(Writer *self, int16_t *row, Match *match, PyObject *stack, PyObject *waiting, PyObject *picks,
                          int seat) {
    PyObject **items;
    Py_ssize_t count;
    memcpy(row, self->blank, self->below_start * sizeof(int16_t));
    row[seat] = 1;
    if (items_of(waiting, &items, &count)) return -1;
    for (Py_ssize_t at = 0; at < count; at++) {
        long asked = PyLong_AsLong(items[at]);
        if (asked < 0 || asked >= self->seats) goto strange;
        row[self->seats + asked] = 1;
    }
    if (items_of(picks, &items, &count)) return -1;
    for (Py_ssize_t at = 0, first = count > self->told_picks ? count - self->told_picks : 0; first + at < count; at++)
        if (put(row + self->picks + at, items[first + at])) return -1;
    if (items_of(stack, &items, &count)) return -1;
    if (!count) goto strange;
    FrameKind *kind = kind_of(self, items[count - 1]);
    if (!kind) return -1;
    if (kind->question < 0) goto strange;
    row[2 * self->seats + kind->question] = 1;
    if (tell_fields(self, row, kind, items[count - 1], seat, 0)) return -1;
    return write_below(self, row, match, items, (int)count - 1, seat);
strange:
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "no question is open that the seat is asked");
    return -1;
}

/* --- the board --- */

/* Whether these very numbers are there already: a tuple is never changed. */
static int is_there(PyObject **kept, PyObject *now) {
    if (*kept == now) return 1;
    PyObject *before = *kept;
    *kept = PyTuple_Check(now) ? Py_NewRef(now) : NULL;
    Py_XDECREF(before);
    return 0;
}

static int write_part(int16_t *row, const Part *part, PyObject **kept, PyObject *seen, PyObject *real) {
    int16_t *to = row + part->start;
    PyObject **piles, **real_piles;
    Py_ssize_t count, real_count;
    switch (part->kind) {
    case NUMBER:
        return put(to, seen);
    case ROW:
        return is_there(kept, seen) ? 0 : put_all(to, seen, part->length);
    case SIZE:
        return put_size(to, real);
    case PILES:
        if (items_of(seen, &piles, &count) || items_of(real, &real_piles, &real_count)) return -1;
        if (count != real_count || count * (part->nouns + 1) != part->length) {
            PyErr_SetString(PyExc_AssertionError, "a row tells of as many piles as there are");
            return -1;
        }
        for (Py_ssize_t at = 0; at < count; at++, to += part->nouns + 1)
            if (count_all(to, piles[at], part->nouns, 0) || put_size(to + part->nouns, real_piles[at])) return -1;
        return 0;
    default:
        if (!is_there(kept, seen) && count_all(to, seen, part->nouns, part->kind == ORDERED)) return -1;
        return put_size(to + part->nouns, real);
    }
}

static int write_board(Writer *self, int16_t *row, Match *match, PyObject *g, PyObject *seat, PyObject *values) {
    PyObject *known = NULL, *name, *concealed, **real;
    Py_ssize_t count, at = 0;
    int failed = -1;
    if (items_of(values, &real, &count)) return -1;
    if (count != self->board_count) {
        PyErr_SetString(PyExc_AssertionError, "a board has as many values as its schema has fields");
        goto done;
    }
    memcpy(self->seen, real, count * sizeof(PyObject *));
    if (self->conceal != Py_None) {
        PyObject *arguments[] = {g, seat};
        known = PyObject_Vectorcall(self->conceal, arguments, 2, NULL);
        if (!known) goto done;
        for (int hidden = 0; PyDict_Next(known, &at, &name, &concealed); hidden++) {
            if (self->hidden[hidden] != name) {
                PyObject *place = PyDict_GetItemWithError(self->places, name);
                if (!place) {
                    if (!PyErr_Occurred()) PyErr_SetObject(PyExc_KeyError, name);
                    goto done;
                }
                Py_XSETREF(self->hidden[hidden], Py_NewRef(name));
                self->hidden_places[hidden] = (int)PyLong_AsLong(place);
            }
            self->seen[self->hidden_places[hidden]] = concealed;
        }
    }
    for (int place = 0; place < self->board_count; place++)
        if (write_part(row, self->board + place, match->kept + place, self->seen[place], real[place])) goto done;
    failed = 0;
done:
    Py_XDECREF(known);
    return failed;
}

/* --- a match --- */

static PyObject *writer_write(Writer *self, PyObject *const *arguments, Py_ssize_t count) {
    PyObject **legal;
    Py_ssize_t actions;
    if (count != 8) return PyErr_Format(PyExc_TypeError, "write takes eight things, as its twin in Python says");
    Py_ssize_t at = PyLong_AsSsize_t(arguments[0]);
    long seat = PyLong_AsLong(arguments[2]);
    if (PyErr_Occurred()) return NULL;
    if (at < 0 || at >= self->matches || seat < 0 || seat >= self->seats)
        return PyErr_Format(PyExc_IndexError, "there is no match %zd with a seat %ld", at, seat);
    if (items_of(arguments[3], &legal, &actions)) return NULL;
    char *mask = (char *)self->masks.buf + at * self->actions;
    memset(mask, 0, self->actions);
    for (Py_ssize_t one = 0; one < actions; one++) {
        int16_t action;
        if (put(&action, legal[one])) return NULL;
        if (action < 0 || action >= self->actions)
            return PyErr_Format(PyExc_IndexError, "there is no action %d", action);
        mask[action] = 1;
    }
    int16_t *row = (int16_t *)self->rows.buf + at * self->size;
    Match *match = self->written + at;
    if (write_question(self, row, match, arguments[4], arguments[5], arguments[6], (int)seat)) return NULL;
    if (write_board(self, row, match, arguments[1], arguments[2], arguments[7])) {
        /* What was written half is not there. */
        for (int place = 0; place < self->board_count; place++) Py_CLEAR(match->kept[place]);
        return NULL;
    }
    Py_RETURN_NONE;
}

/* --- what a row is made of --- */

static Part *parts_of(PyObject *plan, int *count) {
    *count = (int)PyTuple_GET_SIZE(plan);
    Part *parts = PyMem_Calloc(*count + 1, sizeof(Part));
    if (!parts) return PyErr_NoMemory(), NULL;
    for (int at = 0; at < *count; at++) {
        Part *part = parts + at;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(plan, at), "iiiiO!", &part->start, &part->length, &part->kind,
                              &part->nouns, &PyDict_Type, &part->words)) {
            part->words = NULL;
            return parts;
        }
        Py_INCREF(part->words);
    }
    return parts;
}

static int take_frames(Writer *self, PyObject *plan) {
    PyObject *kind, *about;
    Py_ssize_t at = 0;
    self->frames = PyDict_New();
    self->kinds = PyMem_Calloc(PyDict_GET_SIZE(plan) + 1, sizeof(FrameKind));
    if (!self->frames || !self->kinds) return -1;
    while (PyDict_Next(plan, &at, &kind, &about)) {
        FrameKind *frame = self->kinds + self->kind_count;
        PyObject *fields, *number = PyLong_FromLong(self->kind_count);
        if (!number || PyDict_SetItem(self->frames, kind, number)) return Py_XDECREF(number), -1;
        Py_DECREF(number);
        if (!PyArg_ParseTuple(about, "iiO!", &frame->question, &frame->waiting, &PyTuple_Type, &fields)) return -1;
        self->kind_count++;
        frame->fields = PyMem_Calloc(PyTuple_GET_SIZE(fields) + 1, sizeof(Told));
        if (!frame->fields) return PyErr_NoMemory(), -1;
        for (Py_ssize_t one = 0; one < PyTuple_GET_SIZE(fields); one++) {
            Told *told = frame->fields + one;
            if (!PyArg_ParseTuple(PyTuple_GET_ITEM(fields, one), "Uiii", &told->name, &told->asked, &told->below,
                                  &told->owner))
                return -1;
            Py_INCREF(told->name);
            PyUnicode_InternInPlace(&told->name);
            frame->owned |= told->below >= 0 && told->owner >= 0;
            frame->count++;
        }
    }
    return 0;
}

static int take_board(Writer *self) {
    self->places = PyDict_New();
    self->seen = PyMem_Calloc(self->board_count + 1, sizeof(PyObject *));
    self->hidden = PyMem_Calloc(self->board_count + 1, sizeof(PyObject *));
    self->hidden_places = PyMem_Calloc(self->board_count + 1, sizeof(int));
    self->found = PyMem_Calloc(self->below_count + 1, 1);
    self->written = PyMem_Calloc(self->matches + 1, sizeof(Match));
    if (!self->places || !self->seen || !self->hidden || !self->hidden_places || !self->found || !self->written)
        return PyErr_NoMemory(), -1;
    for (Py_ssize_t at = 0; at < self->matches; at++) {
        self->written[at].kept = PyMem_Calloc(self->board_count + 1, sizeof(PyObject *));
        if (!self->written[at].kept) return PyErr_NoMemory(), -1;
    }
    return 0;
}

static int writer_init(Writer *self, PyObject *arguments, PyObject *named) {
    PyObject *observation, *rows, *masks, *plan, *blank, *asked, *below, *board, *names, *frames;
    if (self->frames) return PyErr_SetString(PyExc_TypeError, "a writer is begun once"), -1;
    if (!PyArg_ParseTuple(arguments, "OOO", &observation, &rows, &masks)) return -1;
    if (PyObject_GetBuffer(rows, &self->rows, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return -1;
    if (PyObject_GetBuffer(masks, &self->masks, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return -1;
    if (!(plan = PyObject_CallMethod(observation, "plan", NULL))) return -1;
    int failed = -1;
    if (!PyArg_ParseTuple(plan, "nniiiiiiO!O!O!O!O!O!O", &self->size, &self->actions, &self->seats, &self->picks,
                          &self->told_picks, &self->below_start, &self->waits, &self->most_waiting, &PyTuple_Type,
                          &blank, &PyTuple_Type, &asked, &PyTuple_Type, &below, &PyTuple_Type, &board, &PyTuple_Type,
                          &names, &PyDict_Type, &frames, &self->conceal)) {
        self->conceal = NULL;
        goto done;
    }
    Py_INCREF(self->conceal);
    self->matches = self->rows.len / (Py_ssize_t)sizeof(int16_t) / self->size;
    if (self->masks.len < self->matches * self->actions) {
        PyErr_SetString(PyExc_ValueError, "there are more rows than masks");
        goto done;
    }
    self->board_start = (int)PyTuple_GET_SIZE(blank);
    self->blank = PyMem_Calloc(self->board_start + 1, sizeof(int16_t));
    if (!self->blank || put_all(self->blank, blank, self->board_start)) goto done;
    self->asked = parts_of(asked, &self->asked_count);
    self->below = parts_of(below, &self->below_count);
    self->board = parts_of(board, &self->board_count);
    if (PyErr_Occurred() || take_frames(self, frames) || take_board(self)) goto done;
    for (int at = 0; at < self->board_count; at++) {
        PyObject *number = PyLong_FromLong(at);
        if (!number || PyDict_SetItem(self->places, PyTuple_GET_ITEM(names, at), number)) goto done;
        Py_DECREF(number);
    }
    failed = 0;
done:
    Py_DECREF(plan);
    return failed;
}

static void free_parts(Part *parts, int count) {
    for (int at = 0; parts && at < count; at++) Py_XDECREF(parts[at].words);
    PyMem_Free(parts);
}

static void writer_dealloc(Writer *self) {
    for (Py_ssize_t at = 0; self->written && at < self->matches; at++) {
        Match *match = self->written + at;
        for (int one = 0; one < match->depth; one++) Py_DECREF(match->below[one]);
        for (int one = 0; match->kept && one < self->board_count; one++) Py_XDECREF(match->kept[one]);
        PyMem_Free(match->below);
        PyMem_Free(match->kept);
    }
    for (int at = 0; at < self->kind_count; at++) {
        for (int one = 0; one < self->kinds[at].count; one++) Py_DECREF(self->kinds[at].fields[one].name);
        PyMem_Free(self->kinds[at].fields);
    }
    for (int at = 0; self->hidden && at < self->board_count; at++) Py_XDECREF(self->hidden[at]);
    free_parts(self->asked, self->asked_count);
    free_parts(self->below, self->below_count);
    free_parts(self->board, self->board_count);
    PyMem_Free(self->written);
    PyMem_Free(self->kinds);
    PyMem_Free(self->blank);
    PyMem_Free(self->seen);
    PyMem_Free(self->hidden);
    PyMem_Free(self->hidden_places);
    PyMem_Free(self->found);
    Py_XDECREF(self->frames);
    Py_XDECREF(self->places);
    Py_XDECREF(self->conceal);
    PyBuffer_Release(&self->rows);
    PyBuffer_Release(&self->masks);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef writer_methods[] = {
    {"write", (PyCFunction)(void (*)(void))writer_write, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject WriterType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "chancellery.engine.row_writer.RowWriter",
    .tp_basicsize = sizeof(Writer),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)writer_init,
    .tp_dealloc = (destructor)writer_dealloc,
    .tp_methods = writer_methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "chancellery.engine.row_writer",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit_row_writer(void) {
    if (PyType_Ready(&WriterType) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "RowWriter", (PyObject *)&WriterType) < 0) Py_CLEAR(made);
    return made;
}
